/** Fields and buttons of plain HTML, for pages that must load light: none of it needs react-aria. */
export { LightButton, type LightButtonProps } from './LightButton.tsx';
export { LightField, type LightFieldProps } from './LightField.tsx';
