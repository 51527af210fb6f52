import { styled } from '@mui/material/styles'
import { CARD_MILLIMETRES, type CardSide, calibrate } from '@systole/ecg/paper/screen-calibration'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import type { Millimetre } from './use-millimetre.ts'

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0 },
  '& input': { width: '100%', minHeight: 44 },
})
/** Uses the short side of a card on phones, where the long side does not fit. */
const CardLine = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    height: 120,
    display: 'grid',
    placeItems: 'center',
    borderLeft: `2px solid ${ink.strong}`,
    borderRight: `2px solid ${ink.strong}`,
    borderTop: `1px dashed ${edge.control}`,
    borderBottom: `1px dashed ${edge.control}`,
    backgroundColor: surface.sunken,
    boxSizing: 'border-box',
  }
})
const LEAST = 90
const MOST: Record<CardSide, number> = { long: 520, short: 320 }

/** Calibrates the scale: the user matches a box with a bank card on the screen, so that millimetres are true. */
export function CalibrateDialog(props: { millimetre: Millimetre; onClose: () => void }) {
  const { millimetre, onClose } = props
  const { t } = useTranslation(['viewers', 'common'])
  const format = useFormat()
  const slider = useRef<HTMLInputElement>(null)
  const side: CardSide = useNarrow() ? 'short' : 'long'
  const mm = CARD_MILLIMETRES[side]
  const first = Math.min(MOST[side], Math.max(LEAST, millimetre.pixels * mm))
  const [pixels, setPixels] = useState(first)
  const words = { millimetres: format.fixed(mm, side === 'long' ? 1 : 2) }
  return (
    <AppDialog
      open
      title={t('viewers:ecg.screen.title')}
      initialFocus={slider}
      onClose={onClose}
      actions={
        <>
          {millimetre.measured && (
            <Button
              variant="text"
              onClick={() => {
                millimetre.keep(undefined)
                onClose()
              }}
            >
              {t('viewers:ecg.screen.forget')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              millimetre.keep(calibrate(side, pixels, window.devicePixelRatio))
              onClose()
            }}
          >
            {t('viewers:ecg.screen.save')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{t(`viewers:ecg.screen.${side}`, words)}</p>
        <CardLine style={{ width: pixels }}>{t('viewers:ecg.screen.line', words)}</CardLine>
        <input
          ref={slider}
          type="range"
          aria-label={t('viewers:ecg.screen.slider')}
          min={LEAST}
          max={MOST[side]}
          step={0.5}
          value={pixels}
          onChange={(event) => setPixels(Number(event.target.value))}
        />
        <p>{t('viewers:ecg.screen.kept')}</p>
      </Body>
    </AppDialog>
  )
}
