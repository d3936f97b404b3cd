import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './design/Gallery.tsx';
import './design/base.css';

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
