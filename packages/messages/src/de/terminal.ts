export { terminal } from '../en/terminal.ts';
