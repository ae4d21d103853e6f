import { createRoot } from 'react-dom/client'

import { Opening } from './Opening.tsx'
import { startTheme } from './theme/theme.ts'

import '@fontsource-variable/instrument-sans/standard.css'
import './ui/studio.css'

startTheme()
const root = document.getElementById('studio')
if (root) createRoot(root).render(<Opening />)
