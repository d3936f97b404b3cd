export { closest } from './closest.ts';
export * from './find.ts';
export type { Forms } from './format.ts';
export * from './joker-banner.ts';
export * from './language.ts';
export * from './messages.ts';
export { categoryName, categoryShortName, variantName } from './names.ts';
export * from './variant-rules.ts';
export { SHORT_NAME_WIDTH, type NamedPoints, type RefusalDetails, type SetupDetails } from './words.ts';
