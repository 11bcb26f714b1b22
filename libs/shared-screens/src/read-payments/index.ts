export { FileMoneyCard } from './file-money-card.tsx';
export type { FileMoneyCardProps, FileMoneyWords } from './file-money-card.tsx';
