/** Two letters for what a die is made of, and its sides where they are not six. */
import type { DieKind, Material } from '@yaht/rules';

const CODES: Readonly<Record<Material, string>> = {
  plastic: '',
  crystal: 'CR',
  wooden: 'WO',
  golden: 'GO',
  volcano: 'VO',
  mirror: 'MI',
  rainbow: 'RB',
};

export const codeOf = ({ material, sides }: DieKind): string => `${CODES[material]}${sides === 6 ? '' : ` d${sides}`}`.trim();
