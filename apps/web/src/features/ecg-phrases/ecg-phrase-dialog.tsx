import { styled } from '@mui/material/styles'
import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import { MRE_TEXT_MAX, MreLanguage } from '@systole/domain/mre/mre-phrase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VERSION_CONFLICT } from '../../api/codes.ts'
import { RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { detailsOf, saveMrePhrase } from './catalogue.queries.ts'
import { isRequired, newestText, versionsOf } from './catalogue-filter.ts'
import { catalogueLang, catalogueLanguage } from './catalogue-language.ts'
import { DetailsFields } from './details-fields.tsx'
import { PhraseBackground } from './phrase-background.tsx'

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

type Texts = Readonly<Partial<Record<MreLanguage, string>>>

/** Changes a phrase and its texts over the versions that were read; `phrase` may be newer by then, which a conflict shows. */
export function EcgPhraseDialog({
  phrase,
  onClose,
}: {
  phrase: CataloguePhrase
  onClose: () => void
}) {
  const { t } = useTranslation('ecgPhrases')
  const [seen, setSeen] = useState(phrase)
  const [typed, setTyped] = useState<Texts>({})
  const [details, setDetails] = useState(detailsOf(phrase))
  const [isChecked, check] = useState(false)
  const label = newestText(seen, 'en')?.text ?? seen.id
  const textOf = (language: MreLanguage) =>
    typed[language] ?? newestText(seen, language)?.text ?? ''
  const changed = MreLanguage.options.flatMap((language) => {
    const text = textOf(language).trim()
    const newest = versionsOf(seen, language)[0]
    return text === (newest?.text ?? '') ? [] : [{ language, text, version: newest?.version ?? 0 }]
  })
  const saving = useAction({
    run: () => saveMrePhrase(seen, details, changed),
    done: t('saved', { label }),
    onDone: onClose,
  })
  const lacks = (language: MreLanguage) => isRequired(language) && textOf(language).trim() === ''
  const submit = () => {
    check(true)
    if (details.services.length > 0 && !MreLanguage.options.some(lacks)) saving.start()
  }
  const isConflict = saving.error instanceof RefusedError && saving.error.code === VERSION_CONFLICT
  return (
    <FormDialog
      title={t('editTitle')}
      size="md"
      onClose={onClose}
      dismiss={{ x: true }}
      isTouched={Object.keys(typed).length > 0}
      submitLabel={t('save')}
      action={saving}
      failureLead={t('notSaved')}
      {...(isConflict && {
        failure: (
          <Notice
            tone="warn"
            announce
            onRetry={() => {
              setSeen(phrase)
              saving.reset()
            }}
          >
            {t('conflict')}
          </Notice>
        ),
      })}
      onSubmit={submit}
      below={<PhraseBackground phrase={phrase} onRetired={onClose} />}
    >
      <Pair>
        {MreLanguage.options.map((language) => (
          <TextField
            key={language}
            multiline
            rows={3}
            lang={catalogueLang(language)}
            label={catalogueLanguage(language)}
            {...(!isRequired(language) && { hint: t('fallbackHint') })}
            maxLength={MRE_TEXT_MAX}
            value={textOf(language)}
            error={isChecked && lacks(language) ? t('missing') : ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [language]: value })}
          />
        ))}
      </Pair>
      <DetailsFields
        details={details}
        isEvaluation={seen.section === 'evaluation'}
        onChange={setDetails}
      />
    </FormDialog>
  )
}
