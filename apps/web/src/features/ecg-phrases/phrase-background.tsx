import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CataloguePhrase, PhraseChange } from '@systole/contract/ecg/mre'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { approveTexts, phraseHistoryQuery, setRetired } from './catalogue.queries.ts'
import { draftsOf, newestText } from './catalogue-filter.ts'
import { catalogueLang, catalogueLanguage } from './catalogue-language.ts'
import { rulesOf } from './rules-of.ts'

const Part = styled('section')({ display: 'grid', gap: 6, marginTop: 8 })
const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: (theme.vars ?? theme).palette.ink.muted },
}))
const Work = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Shows what belongs to a phrase besides its fields: its rules, which the program has, its drafts and its history. */
export function PhraseBackground(props: { phrase: CataloguePhrase; onRetired: () => void }) {
  const { phrase, onRetired } = props
  const { t } = useTranslation('ecgPhrases')
  const drafts = draftsOf(phrase)
  const label = newestText(phrase, 'en')?.text ?? phrase.id
  const approving = useAction({
    run: () => approveTexts(drafts),
    done: t('approved', { count: drafts.length }),
    failed: (reason) => reason,
  })
  const retiring = useAction({
    run: () => setRetired(phrase.id, !phrase.removed),
    done: t(phrase.removed ? 'restored' : 'retired', { label }),
    failed: (reason) => reason,
    onDone: onRetired,
  })
  return (
    <>
      <Work>
        {drafts.length > 0 && (
          <Button
            type="button"
            variant="outlined"
            disabled={approving.isBusy}
            onClick={() => approving.start()}
          >
            {t('approveDrafts', { count: drafts.length })}
          </Button>
        )}
        <Button type="button" disabled={retiring.isBusy} onClick={() => retiring.start()}>
          {t(phrase.removed ? 'restore' : 'retire')}
        </Button>
      </Work>
      <Rules id={phrase.id} />
      <History id={phrase.id} />
    </>
  )
}

function Rules({ id }: { id: string }) {
  const { t } = useTranslation('ecgPhrases')
  const rules = rulesOf(id)
  if (rules.length === 0) return null
  return (
    <Titled title={t('rulesTitle')}>
      {rules.map(({ rule, priority }) => (
        <li key={rule}>
          {t(`rules.${rule}`)}
          {priority && <small>{t(`priorities.${priority}`)}</small>}
        </li>
      ))}
    </Titled>
  )
}

function History({ id }: { id: string }) {
  const { t } = useTranslation('ecgPhrases')
  const query = useQuery(phraseHistoryQuery(id))
  return (
    <>
      <QueryFailure query={query} />
      {query.data && (
        <Titled title={t('historyTitle')}>
          {query.data.map((change) => (
            <HistoryLine key={keyOf(change)} change={change} />
          ))}
        </Titled>
      )}
    </>
  )
}

function HistoryLine({ change: { time, by, change, language, text } }: { change: PhraseChange }) {
  const { t } = useTranslation('ecgPhrases')
  const format = useFormat()
  const at = time
  return (
    <li>
      {t(`changes.${change}`, { language: language ? catalogueLanguage(language) : '' })}
      {text !== undefined && language && <span lang={catalogueLang(language)}> “{text}”</span>}
      <small>{[by || t('byPortal'), at && format.dateTime(at)].filter(Boolean).join(', ')}</small>
    </li>
  )
}

function keyOf({ time, change, language, text }: PhraseChange): string {
  return [time, change, language, text].join(' ')
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Lines>{children}</Lines>
    </Part>
  )
}
