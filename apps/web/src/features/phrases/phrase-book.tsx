import { styled } from '@mui/material/styles'
import { mayChangePhrase, PhraseLanguage, PhraseSection } from '@systole/domain/phrases/phrase'
import { languageNames } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptPhrase, phrasesQuery } from '../../api/phrases.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { PhraseForm } from './change-phrases.ts'
import { PhraseTable } from './phrase-table.tsx'
import { ReportPhraseDialog } from './report-phrase-dialog.tsx'

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const NEW: PhraseForm = {
  version: 0,
  section: 'thorax',
  label: '',
  body: '',
  mode: '',
  question: '',
}

/** Edits the shared phrases, maintained by the office, and each cardiologist's own phrases. SPEC 18. */
export function PhraseBook() {
  const { t } = useTranslation(['phrases', 'reading'])
  const { user_type: userType } = useSession()
  const [language, setLanguage] = useState<PhraseLanguage>('en_us')
  const [wanted, setWanted] = useState('')
  const [edited, setEdited] = useState<PhraseForm>()
  const query = useQuery(phrasesQuery(language))
  const own = mayChangePhrase(userType, { isOwn: true })
  const mayAdd = own || mayChangePhrase(userType, { isOwn: false })
  const found = (query.data ?? []).filter((phrase) => holds(phrase, wanted))
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterChips
        label={t('language')}
        chips={PhraseLanguage.options.map((id) => ({ id, label: languageNames[id].full }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <Tools>
        <TextField
          type="search"
          label={t('find')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        {mayAdd && (
          <Button variant="contained" onClick={() => setEdited(NEW)}>
            {t(own ? 'addOwn' : 'add')}
          </Button>
        )}
      </Tools>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={6} height={60} />}
      {query.data && found.length === 0 && (
        <EmptyState icon={MessageSquareQuote}>{t('empty')}</EmptyState>
      )}
      {PhraseSection.options.map((section) => (
        <PhraseTable
          key={section}
          language={language}
          title={t(`reading:phrases.section.${section}`)}
          phrases={found.filter((phrase) => phrase.section === section)}
          isNarrowed={wanted.trim() !== ''}
          onEdit={(phrase) => setEdited(toForm(phrase))}
        />
      ))}
      {edited && (
        <ReportPhraseDialog
          start={edited}
          language={language}
          own={own}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

function holds({ label, body }: KeptPhrase, wanted: string): boolean {
  return `${label}\n${body}`.toLowerCase().includes(wanted.trim().toLowerCase())
}

function toForm({ phid, version, section, label, body, mode, question }: KeptPhrase): PhraseForm {
  return { phid, version, section, label, body, mode: mode ?? '', question: question ?? '' }
}
