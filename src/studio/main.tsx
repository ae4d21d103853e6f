import { createRoot } from 'react-dom/client'

import { Opening } from './Opening.tsx'

import '@fontsource-variable/instrument-sans/standard.css'
import './ui/studio.css'

const root = document.getElementById('studio')
if (root) createRoot(root).render(<Opening />)
