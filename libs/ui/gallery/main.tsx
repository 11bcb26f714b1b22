import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
