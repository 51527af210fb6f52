import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../layout/card.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const WAIT_MS = 300

/** A static placeholder in the shape of the content; MUI's would add a tenth to a page's size. */
const Grey = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.72em',
  margin: '0.14em 0 0.34em',
  borderRadius: 4,
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.ink.strong} 11%, transparent)`,
}))

/** Renders placeholder rows in the final shape; the space is reserved immediately, the grey appears after 300 ms. */
export function RowSkeletons({ rows = 3, height = 76 }: { rows?: number; height?: number }) {
  const { t } = useTranslation('common')
  const visible = useLate(WAIT_MS)
  const keys = Array.from({ length: rows }, (_, index) => index)
  return (
    <Card as="div" aria-busy style={{ minHeight: rows * height }}>
      <VisuallyHidden role="status">{visible ? t('loading') : ''}</VisuallyHidden>
      {visible &&
        keys.map((key) => (
          <div key={key} style={{ display: 'flex', gap: 16, padding: '16px 20px', height }}>
            <Grey style={{ width: 44, height: 44, margin: 0, borderRadius: '50%' }} />
            <div style={{ flex: 1 }}>
              <Grey style={{ width: '30%' }} />
              <Grey style={{ width: '55%' }} />
            </div>
          </div>
        ))}
    </Card>
  )
}

/** Renders a placeholder of one word or number. */
export function TextSkeleton({ width }: { width: number | string }) {
  return <Grey style={{ display: 'inline-block', width }} />
}

/** Renders a placeholder of a form or text. */
export function BlockSkeleton({ lines = 6 }: { lines?: number }) {
  const { t } = useTranslation('common')
  const visible = useLate(WAIT_MS)
  const keys = Array.from({ length: lines }, (_, index) => index)
  return (
    <div aria-busy style={{ minHeight: lines * 56 }}>
      <VisuallyHidden role="status">{visible ? t('loading') : ''}</VisuallyHidden>
      {visible && keys.map((key) => <Grey key={key} style={{ height: 34, margin: '11px 0' }} />)}
    </div>
  )
}

function useLate(delayMs: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return late
}
