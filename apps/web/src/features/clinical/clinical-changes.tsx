import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useTranslation } from 'react-i18next'
import { differing } from '../../drafts/draft-fields.ts'
import type { ComparedField } from '../../ui/dialog/compare-dialog.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useClinicalFields } from './use-clinical-fields.ts'
import type { EarlierFindings } from './use-earlier-marks.ts'

const Root = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    marginTop: 16,
    padding: '14px 18px',
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    backgroundColor: surface.paper,
    color: ink.body,
    fontSize: '.9375rem',
    '& :is(h2, h3)': { margin: '0 0 8px', fontSize: '1rem', color: ink.strong },
    '& dl': { margin: 0, display: 'grid', gap: 10 },
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& del': { color: ink.muted },
    '& ins': { textDecoration: 'none', fontWeight: 600, color: ink.strong },
  }
})

/** Returns the findings that differ from the earlier case. */
export function useClinicalChanges(
  earlier: EarlierFindings | undefined,
  input: ClinicalInput,
): ComparedField[] {
  const fields = useClinicalFields()
  if (!earlier) return []
  return differing(fields, input, earlier.input)
}

/** Shows each finding then and now, for vet and cardiologist (CASE-8). */
export function ClinicalChanges(props: {
  earlier: EarlierFindings
  input: ClinicalInput
  /** The heading level required by the surrounding section. */
  heading?: 'h2' | 'h3'
}) {
  const { earlier, input, heading: Heading = 'h3' } = props
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const changes = useClinicalChanges(earlier, input)
  return (
    <Root aria-labelledby="clinical-changes">
      <Heading id="clinical-changes">
        {changes.length > 0
          ? t('changes.title', { date: format.date(earlier.date) })
          : t('changes.none', { date: format.date(earlier.date) })}
      </Heading>
      <dl>
        {changes.map(({ id, label, mine, theirs }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {theirs && (
                <>
                  <del>{theirs}</del>
                  {mine && ' → '}
                </>
              )}
              {mine && <ins>{mine}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
