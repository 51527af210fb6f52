import './theme/fonts.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from './i18n/i18n.ts'
import { firstLanguage } from './i18n/remembered-language.ts'
import { makeRouter } from './routes.tsx'
import { startAhead } from './start-ahead.ts'
import { guardComposition } from './ui/form/composition-guard.ts'

guardComposition(window)
// not awaited at top level: a text chunk that imports from this one would wait for it, and it for the texts
void startI18n(firstLanguage()).then(() => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={makeRouter()} />
    </StrictMode>,
  )
})
startAhead(window.location).catch(() => undefined) // the router loads it again
