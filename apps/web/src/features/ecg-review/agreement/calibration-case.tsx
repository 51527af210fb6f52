import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { isSameReading } from '@systole/domain/ecg-reviews/calibration'
import type { ReviewField, ReviewValue } from '@systole/domain/ecg-reviews/review-fields'
import type { Species } from '@systole/domain/pets/pet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { NewTabLink } from '../../../ui/navigation/new-tab-link.tsx'
import { valueText } from '../comparison/value-text.ts'
import type { Calibration } from './agreement.queries.ts'
import { AnswerControl } from './answer-control.tsx'

const Root = styled('li')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    justifyItems: 'start',
    padding: '14px 0',
    borderTop: `1px solid ${edge.line}`,
    '& > header': { display: 'flex', flexWrap: 'wrap', gap: '2px 18px', width: '100%' },
    '& > header > b': { color: ink.strong, fontWeight: 650 },
    '& > header > span': { color: ink.muted },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '4px 18px',
      margin: 0,
      '& dt': { color: ink.muted },
      '& dd': { margin: 0, color: ink.strong, fontWeight: 600 },
    },
    '& p': { margin: 0 },
  }
})

/** How an answer is beside both documents. */
export type Reread = 'same' | 'stays' | 'third'

/** Asks for one field of an ECG again, and shows both values only after the answer. */
export function CalibrationCase(props: {
  field: ReviewField
  of: Calibration['sets'][number]['cases'][number]
  onRead: (reread: Reread) => void
}) {
  const { field, of, onRead } = props
  const { t } = useTranslation('ecgConclusion')
  const pets = usePetWords()
  const format = useFormat()
  const [answer, setAnswer] = useState<ReviewValue>()
  const [isMissing, setMissing] = useState(false)
  const [reread, setReread] = useState<Reread>()
  const [own, other] = [of.own as ReviewValue, of.other as ReviewValue] // as the documents have them
  const compare = () => {
    setMissing(answer === undefined)
    if (answer === undefined) return
    const isSame = isSameReading(field, answer, other)
    const found = isSame ? 'same' : isSameReading(field, answer, own) ? 'stays' : 'third'
    setReread(found)
    onRead(found)
  }
  const words = (value: unknown) =>
    value === null ? t('values.notApplicable') : valueText(field, value, { t })
  return (
    <Root>
      <header>
        <b>{t('calibration.case', { id: of.id, species: pets.species(of.species as Species) })}</b>
        <span>{format.date(of.time)}</span>
        <NewTabLink href={paths.ecgReview({ caseId: of.caseId })}>
          {t('calibration.open')}
        </NewTabLink>
      </header>
      <AnswerControl
        field={field}
        label={t('calibration.answer')}
        isEditable={reread === undefined}
        onAnswer={(next) => {
          setAnswer(next as ReviewValue)
          setMissing(false)
        }}
      />
      {reread === undefined ? (
        <>
          <Button size="small" variant="outlined" onClick={compare}>
            {t('calibration.compare')}
          </Button>
          {isMissing && <p role="alert">{t('calibration.noAnswer')}</p>}
        </>
      ) : (
        <>
          <dl>
            <dt>{t('calibration.before')}</dt>
            <dd>{words(own)}</dd>
            <dt>{t('calibration.colleague')}</dt>
            <dd>{words(other)}</dd>
            <dt>{t('calibration.now')}</dt>
            <dd>{words(answer)}</dd>
          </dl>
          <p role="status">{t(`calibration.${reread}`)}</p>
        </>
      )}
    </Root>
  )
}
