import { createRoot } from 'react-dom/client'

const place = document.querySelector('#studio')
if (place) createRoot(place).render(<h1>Studio</h1>)
