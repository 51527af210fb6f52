import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from './card.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const WAIT_MS = 300

/** Rows in the final shape; the space is kept at once, the grey shows after 300 ms. */
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
            <Skeleton variant="circular" width={44} height={44} animation={false} />
            <div style={{ flex: 1 }}>
              <Skeleton width="30%" animation={false} />
              <Skeleton width="55%" animation={false} />
            </div>
          </div>
        ))}
    </Card>
  )
}

/** One word or figure that is still on its way. */
export function TextSkeleton({ width }: { width: number | string }) {
  return (
    <Skeleton component="span" width={width} sx={{ display: 'inline-block' }} animation={false} />
  )
}

/** A form or a text that is still on its way. */
export function BlockSkeleton({ lines = 6 }: { lines?: number }) {
  const { t } = useTranslation('common')
  const visible = useLate(WAIT_MS)
  const keys = Array.from({ length: lines }, (_, index) => index)
  return (
    <div aria-busy style={{ minHeight: lines * 56 }}>
      <VisuallyHidden role="status">{visible ? t('loading') : ''}</VisuallyHidden>
      {visible && keys.map((key) => <Skeleton key={key} height={56} animation={false} />)}
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
