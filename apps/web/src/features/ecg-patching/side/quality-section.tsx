import { styled } from '@mui/material/styles'
import type { ProposedQuality } from '@systole/domain/ecg-patches/propose-quality'
import { FileQuality } from '@systole/domain/uploads/file-quality'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TIGHT } from '../workbench-frame.ts'
import { SideSection } from './side-section.tsx'

const Choice = styled('fieldset')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    flexWrap: 'wrap',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    overflow: 'hidden',
    '& legend, & input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 32,
      padding: '0 10px',
      backgroundColor: surface.paper,
      color: ink.body,
      fontSize: '.875rem',
      fontWeight: 500,
      cursor: 'pointer',
      '& + label': { borderLeft: `1px solid ${edge.line}` },
      '&:has(:checked)': { backgroundColor: brand.soft, color: brand.hover, fontWeight: 650 },
      '[data-scheme="dark"] &:has(:checked)': { backgroundColor: brand.soft },
      '&:has(:focus-visible)': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
    },
    '&:disabled label': { cursor: 'not-allowed' },
    [TIGHT]: { '& label': { gap: 4, padding: '0 7px', fontSize: '.8125rem' } },
    [theme.breakpoints.down('md')]: { '& label': { minHeight: 44 } },
  }
})
const Proposal = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  color: (theme.vars ?? theme).palette.ink.body,
  fontSize: '.875rem',
}))
const QUALITIES = FileQuality.options
const ICONS = { acceptable: Check, 'marginally acceptable': TriangleAlert, rejected: X } as const

/** Renders the quality of the recording, with its reason where one is needed. */
export function QualitySection(props: {
  quality: FileQuality | undefined
  reason: string
  proposed: ProposedQuality | undefined
  isReadOnly: boolean
  onQuality: (quality: FileQuality) => void
  onReason: (reason: string) => void
}) {
  const { quality, reason, proposed, isReadOnly, onQuality, onReason } = props
  const { t } = useTranslation('patching')
  const name = useId() // a page that replaces this one has a group of its own
  return (
    <SideSection aria-label={t('quality.label')}>
      <header>
        <h2>{t('quality.label')}</h2>
        <span style={{ flex: 1 }} />
        <Choice disabled={isReadOnly}>
          <legend>{t('quality.label')}</legend>
          {QUALITIES.map((each, index) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                aria-keyshortcuts={String(index + 1)}
                checked={quality === each}
                onChange={() => onQuality(each)}
              />
              <Icon of={ICONS[each]} size={15} />
              {t(`quality.${each}`)}
            </label>
          ))}
        </Choice>
      </header>
      {proposed && quality === undefined && (
        <Proposal>
          {t('quality.proposed', { quality: t(`quality.${proposed.quality}`) })}{' '}
          {t(`quality.because.${proposed.because}`)}
        </Proposal>
      )}
      {(quality === 'marginally acceptable' || quality === 'rejected') && (
        <TextField
          label={t(quality === 'rejected' ? 'quality.whyRejected' : 'quality.whyMarginal')}
          value={reason}
          maxLength={500}
          disabled={isReadOnly}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </SideSection>
  )
}
