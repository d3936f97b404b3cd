/** What a die is made of, drawn: every material has a surface and a pip of its own, so that it is known without its colour. */
import type { Material } from '@yaht/rules';
import { useId, type ReactNode } from 'react';

/** The drawings are pictures of things; their colours belong to the things and are the same in every theme. */
type Drawing = {
  readonly face: string;
  readonly lip: string;
  /** Inside the edge. */
  readonly inner: ReactNode;
  /** Over the edge. */
  readonly rim?: ReactNode;
  /** One pip around 0, 0. */
  readonly pip: ReactNode;
  /** For numerals. */
  readonly ink: string;
  /** Behind a numeral, where the surface is busy. */
  readonly halo: string;
};

type Special = Exclude<Material, 'plastic'>;

const EDGE = 'M16 2H48A14 14 0 0 1 62 16V48A14 14 0 0 1 48 62H16A14 14 0 0 1 2 48V16A14 14 0 0 1 16 2Z';

/** Every second of 48 slices of a circle around the middle. */
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const at = (angle: number): string => `${32 + 50 * Math.cos(angle)} ${32 + 50 * Math.sin(angle)}`;
  return `M32 32L${at((Math.PI * i) / 12)}L${at((Math.PI * (i + 0.5)) / 12)}Z`;
}).join('');

const drawings: Readonly<Record<Special, Drawing>> = {
  crystal: {
    face: '#DDF1F8',
    lip: '#7FB3C9',
    ink: '#124A63',
    halo: '#EAF7FC',
    inner: (
      <>
        <path d="M2 2L16 16H48L62 2Z" fill="#F7FDFF" />
        <path d="M62 2L48 16V48L62 62Z" fill="#B9DDEB" />
        <path d="M2 62L16 48H48L62 62Z" fill="#97C8DC" />
        <path d="M2 2L16 16V48L2 62Z" fill="#CDE9F3" />
        <path d="M10.5 10.5H53.5V53.5H10.5Z" fill="#EAF7FC" />
        <path d="M10.5 10.5L53.5 53.5M53.5 10.5L10.5 53.5M32 10.5V53.5M10.5 32H53.5" stroke="#C3E0EC" />
        <path
          d="M2 2L10.5 10.5M62 2L53.5 10.5M2 62L10.5 53.5M62 62L53.5 53.5M10.5 10.5H53.5V53.5H10.5Z"
          stroke="#5F9CB5"
          strokeWidth="1.4"
          fill="none"
        />
      </>
    ),
    pip: (
      <>
        <path d="M0 -6.6L6.6 0L0 6.6L-6.6 0Z" fill="#124A63" />
        <path d="M0 -6.6L6.6 0H-6.6Z" fill="#2E7597" />
      </>
    ),
  },
  wooden: {
    face: '#DDA765',
    lip: '#7A4A1E',
    ink: '#3A1E08',
    halo: '#DDA765',
    inner: (
      <g fill="none" stroke="#A86C2E" strokeWidth="1.7">
        <path d="M0 8C14 5 22 11 36 8S56 5 66 9M0 17C12 14 20 20 30 20S52 13 66 17M0 27C8 25 14 27 20 31S40 39 50 31S60 26 66 27" />
        <path d="M0 37C8 38 12 36 18 39S40 45 50 39S60 36 66 37M0 47C12 44 26 52 40 48S58 46 66 49M0 57C14 53 24 60 40 56S58 56 66 58" />
        <ellipse cx="35" cy="33.5" rx="8" ry="3" />
      </g>
    ),
    pip: (
      <>
        <circle r="6.4" fill="#3A1E08" />
        <circle r="3.6" fill="none" stroke="#8A5522" strokeWidth="1.1" />
      </>
    ),
  },
  golden: {
    face: '#F3C845',
    lip: '#9A6C00',
    ink: '#3D2900',
    halo: '#FBE08A',
    inner: <path d={RAYS} fill="#FBE08A" />,
    rim: (
      <rect
        x="6.5"
        y="6.5"
        width="51"
        height="51"
        rx="10"
        fill="none"
        stroke="#8A6000"
        strokeWidth="2.2"
        strokeDasharray="0.1 4.05"
        strokeLinecap="round"
      />
    ),
    pip: (
      <>
        <circle r="5.8" fill="#3D2900" />
        <circle r="7" fill="none" stroke="#B98A0A" />
      </>
    ),
  },
  volcano: {
    face: '#352623',
    lip: '#120B09',
    ink: '#FFE3C7',
    halo: '#241714',
    inner: (
      <>
        <path d="M2 40L14 34L22 40L32 30L40 38L52 33L62 38V66H2Z" fill="#241714" />
        <path
          d="M9 0L13 12L7 20L14 27L11 40L20 48L17 66M56 0L51 10L57 22L50 29L54 41L45 50L49 66M13 12L27 9L33 0M50 29L40 25L36 32M20 48L31 51L34 66"
          fill="none"
          stroke="#FF7B3A"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </>
    ),
    rim: <path d={EDGE} fill="none" stroke="#FFA36B" strokeWidth="2.4" transform="translate(1.2 1.2) scale(.9625)" />,
    pip: (
      <>
        <circle r="6.6" fill="#241714" />
        <circle r="5.2" fill="#FFE3C7" />
      </>
    ),
  },
  mirror: {
    face: '#C4CFD3',
    lip: '#6F7F86',
    ink: '#1E2B31',
    halo: '#F6FAFB',
    inner: (
      <>
        <path d="M-4 44L44 -4H70L-4 70Z" fill="#F6FAFB" />
        <path d="M20 66L66 20V32L32 66Z" fill="#E2EAED" />
        <path d="M42 66L66 42V48L48 66Z" fill="#F6FAFB" />
      </>
    ),
    rim: (
      <g fill="none" stroke="#4D5E66" strokeWidth="1.4">
        <rect x="6" y="6" width="52" height="52" rx="10.5" />
        <rect x="3" y="3" width="58" height="58" rx="13" />
      </g>
    ),
    pip: <circle r="5" fill="#F8FBFC" stroke="#1E2B31" strokeWidth="2.4" />,
  },
  rainbow: {
    face: '#FFFDF6',
    lip: '#8F8B9B',
    ink: '#16231F',
    halo: '#FFFDF6',
    inner: (
      <g fill="none" strokeWidth="8.4">
        <circle cx="4" cy="60" r="64" stroke="#D55E00" />
        <circle cx="4" cy="60" r="55" stroke="#E69F00" />
        <circle cx="4" cy="60" r="46" stroke="#F0E442" />
        <circle cx="4" cy="60" r="37" stroke="#009E73" />
        <circle cx="4" cy="60" r="28" stroke="#56B4E9" />
        <circle cx="4" cy="60" r="19" stroke="#CC79A7" />
      </g>
    ),
    pip: (
      <>
        <circle r="7.2" fill="#FFFDF6" />
        <circle r="5.4" fill="#16231F" />
      </>
    ),
  },
};

/** How a numeral is written on it, and the pip it has. */
export const inkOf = (material: Special): Pick<Drawing, 'ink' | 'halo' | 'pip'> => drawings[material];

/** The body of a die of this material. */
export function Surface({ material, isFlat }: { readonly material: Special; readonly isFlat: boolean }) {
  const clip = useId();
  const { face, lip, inner, rim } = drawings[material];
  return (
    <>
      {!isFlat && <path d={EDGE} transform="translate(0 4)" fill={lip} />}
      <path d={EDGE} fill={face} />
      <clipPath id={clip}>
        <path d={EDGE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{inner}</g>
      {rim}
    </>
  );
}
