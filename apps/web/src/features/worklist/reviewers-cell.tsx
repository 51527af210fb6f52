import { styled } from '@mui/material/styles'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../../shell/person.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { WorklistItem } from './worklist-item.ts'

const Row = styled('span')(({ theme }) => {
  const { edge, tone } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    gap: 6,
    '& > span': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      borderRadius: '50%',
      fontSize: '.75rem',
      fontWeight: 700,
      color: tone.brand.text,
      backgroundColor: tone.brand.background,
    },
    '& > [data-round="second"], & > [data-round="async"]': {
      color: tone.violet.text,
      backgroundColor: tone.violet.background,
    },
    '& > [data-none]': { position: 'relative', background: 'none' },
    '& > [data-none]::after': {
      content: '""',
      position: 'absolute',
      width: 5,
      height: 5,
      borderRadius: '50%',
      backgroundColor: edge.control,
    },
  }
})

type Round = keyof WorklistItem['reviewers']
const ROUNDS: readonly Round[] = ['first', 'second', 'async']

/** Shows by initials who reviewed an ECG in each round, or who read an eConsult; a round without a person is a dot. */
export function ReviewersCell({ item }: { item: WorklistItem }) {
  const { service, reviewers, readerName } = item
  const people: [Round, string][] = isEcgService(service)
    ? ROUNDS.map((round) => [round, reviewers[round]])
    : [['first', readerName]]
  return (
    <Row>
      {people.map(([round, name]) => (
        <Person key={round} round={round} name={name} />
      ))}
    </Row>
  )
}

function Person({ round, name }: { round: Round; name: string }) {
  const { t } = useTranslation('reading')
  const words = t('worklist.round.by', {
    round: t(`worklist.round.${round}`),
    name: name || t('worklist.round.nobody'),
  })
  return (
    <span data-round={round} title={words} {...(name === '' && { 'data-none': '' })}>
      <span aria-hidden>{initialsOf(name)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
