import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CoachLine } from '@systole/domain/questions/file-coach'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/display/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { coachGlyph } from './coach-glyph.ts'

const Root = styled(Card)(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    marginTop: 24,
    padding: '16px 18px',
    fontSize: '.9375rem',
    '& ul': { margin: '10px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 10 },
    '& li': { display: 'flex', gap: 10, color: ink.body },
    '& li > svg': { marginTop: 2, color: ink.muted },
    '& li[data-state="there"] > svg': { color: tone.ok.solid },
    '& small': { display: 'block', fontSize: '.875rem', color: ink.muted },
    '& p': { margin: '8px 0 0', color: ink.muted, fontSize: '.875rem' },
  }
})

type Props = { lines: readonly CoachLine[]; chosen: number }

/** Shows beside the questions the files that the ticked ones need and the ones already there, live (QUES-3). */
export function ChoiceCoach({ lines, chosen }: Props) {
  const { t } = useTranslation('questions')
  const excusable = lines.some(({ need, state }) => need === 'recommended' && state === 'missing')
  return (
    <Root aria-labelledby="choice-coach">
      <Typography variant="h5" component="h2" id="choice-coach" sx={{ fontSize: '.9375rem' }}>
        {t('files.title')}
      </Typography>
      <div role="status">
        {chosen === 0 && <p>{t('files.choose')}</p>}
        {chosen > 0 && lines.length === 0 && <p>{t('files.none')}</p>}
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line.kind} data-state={line.state}>
                <Icon of={coachGlyph(line)} size={18} />
                <span>
                  {t(`kind.${line.kind}`)}
                  <small>
                    <LineWords line={line} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {excusable && <p>{t('files.sayWhy')}</p>}
    </Root>
  )
}

function LineWords({ line }: { line: CoachLine }) {
  const { t } = useTranslation('questions')
  const need = t(`files.${line.need}`)
  if (line.state === 'missing') return need
  const how =
    line.state === 'arriving'
      ? t('files.arriving', { percent: line.percent })
      : t(`files.${line.state}`)
  return `${need}${t('files.separator')}${how}`
}

const Line = styled('span')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'block',
    color: ink.body,
    '& svg': { verticalAlign: '-3px', marginLeft: 3, color: tone.ok.solid },
    '& > span': { whiteSpace: 'nowrap' },
  }
})

/** Shows the same in one line above the bar of a phone. */
export function ChoiceCoachLine({ lines, chosen }: Props) {
  const { t } = useTranslation('questions')
  if (chosen === 0) return null
  if (lines.length === 0) return <Line>{t('files.noneShort')}</Line>
  return (['required', 'recommended'] as const).map((need) => {
    const some = lines.filter((line) => line.need === need)
    if (some.length === 0) return null
    return (
      <Line key={need}>
        {t(`files.line.${need}`)}{' '}
        {some.map((line, place) => (
          <span key={line.kind}>
            {place > 0 && ' · '}
            {t(`kind.${line.kind}`)}
            {line.state !== 'missing' && (
              <>
                <Icon of={coachGlyph(line)} size={16} />
                <VisuallyHidden>
                  {' '}
                  {line.state === 'arriving'
                    ? t('files.arriving', { percent: line.percent })
                    : t(`files.${line.state}`)}
                </VisuallyHidden>
              </>
            )}
          </span>
        ))}
      </Line>
    )
  })
}
