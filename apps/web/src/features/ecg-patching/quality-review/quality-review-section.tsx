import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { SideSection } from '../side/side-section.tsx'

const Words = styled('blockquote')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: '6px 0 10px',
    padding: '2px 0 2px 10px',
    borderLeft: `3px solid ${edge.control}`,
    color: ink.body,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }
})
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 4 })

/** The question about the quality of a recording: who asked it, when and why. */
type AskedQuality = { by: string; reason: string; at: Date | undefined }

/** Shows the question about quality, with its decisions for who may take them. Handbook 1.2. */
export function QualityReviewSection(props: {
  asked: AskedQuality | undefined
  onDecide: (() => void) | undefined
  onReject: (() => void) | undefined
}) {
  const { asked, onDecide, onReject } = props
  const { t } = useTranslation('patching')
  const format = useFormat()
  return (
    <SideSection aria-label={t('qualityReview.label')}>
      <header>
        <h2>{t('qualityReview.label')}</h2>
        {asked && (
          <small>
            {t('qualityReview.by', {
              name: asked.by,
              time: asked.at ? format.dateTime(asked.at) : '',
            })}
          </small>
        )}
      </header>
      {asked && <Words>{asked.reason}</Words>}
      <Buttons>
        {onDecide && (
          <Button size="small" variant="contained" onClick={onDecide}>
            {t('qualityReview.decide')}
          </Button>
        )}
        {onReject && (
          <Button size="small" variant="outlined" color="error" onClick={onReject}>
            {t('qualityReview.reject')}
          </Button>
        )}
      </Buttons>
    </SideSection>
  )
}
