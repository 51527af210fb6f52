import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import type { RecordingQuality } from './recording-quality.queries.ts'

const List = styled('ol')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 14,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li + li': { borderTop: `1px solid ${edge.line}`, paddingTop: 14 },
    '& h3': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2px 16px',
      margin: 0,
      fontSize: '1rem',
      fontWeight: 650,
      color: ink.strong,
    },
    '& h3 > small': { fontWeight: 400, fontSize: '.9375rem', color: ink.muted },
    '& p': { margin: '4px 0 0', maxWidth: '72ch', color: ink.body },
  }
})

/** Says what would make the recordings better, the most frequent first. */
export function QualityAdvice({ quality }: { quality: RecordingQuality }) {
  const { t } = useTranslation('recordingQuality')
  const { advice, days } = quality
  return (
    <TitledCard title={t('advice.title')}>
      {advice.length === 0 ? (
        <p style={{ margin: 0 }}>{t('advice.none', { days })}</p>
      ) : (
        <List>
          {advice.map(({ advice: is, count }) => (
            <li key={is}>
              <h3>
                {t(`advice.${is}.title`)}
                <small>{t('advice.count', { count })}</small>
              </h3>
              <p>{t(`advice.${is}.text`)}</p>
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  )
}
