export { FileMoneyCard } from './file-money-card.tsx';
export type { FileMoneyWords } from './file-money-card.tsx';
