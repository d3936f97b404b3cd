/** React as a file of its own: it begins in a task of its own, before the app that stands on it. */
export { createRoot } from 'react-dom/client';
