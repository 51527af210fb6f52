import { MRE_TEXT_MAX, MreSection, REQUIRED_LANGUAGES } from '@systole/domain/mre/mre-phrase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { addPhrase, type PhraseDetails } from './catalogue.queries.ts'
import { catalogueLang, catalogueLanguage } from './catalogue-language.ts'
import { DetailsFields } from './details-fields.tsx'

const NEW: PhraseDetails = { priority: null, services: ['ecg1l', 'ecg6l'], manual: false }

/** Adds a phrase at the end of its section; its texts are drafts. */
export function AddPhraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ecgPhrases')
  const [section, setSection] = useState<MreSection>('diagnosis')
  const [texts, setTexts] = useState({ en: '', ja: '' })
  const [details, setDetails] = useState(NEW)
  const [isChecked, check] = useState(false)
  const isEvaluation = section === 'evaluation'
  const priority = isEvaluation ? (details.priority ?? 'recommended') : null
  const adding = useAction({
    run: () => addPhrase(section, { ...details, priority }, texts),
    done: t('added', { label: texts.en.trim() }),
    onDone: onClose,
  })
  const submit = () => {
    check(true)
    const isComplete = REQUIRED_LANGUAGES.every((each) => texts[each].trim() !== '')
    if (isComplete && details.services.length > 0) adding.start()
  }
  return (
    <FormDialog
      title={t('addTitle')}
      onClose={onClose}
      dismiss={{ x: true }}
      isTouched={texts.en !== '' || texts.ja !== ''}
      submitLabel={t('add')}
      action={adding}
      failureLead={t('notSaved')}
      onSubmit={submit}
    >
      <SelectField
        label={t('section')}
        value={section}
        options={MreSection.options.map((value) => ({ value, label: t(`sections.${value}`) }))}
        onChange={({ target }) => setSection(MreSection.parse(target.value))}
      />
      {REQUIRED_LANGUAGES.map((language) => (
        <TextField
          key={language}
          multiline
          rows={2}
          lang={catalogueLang(language)}
          label={catalogueLanguage(language)}
          maxLength={MRE_TEXT_MAX}
          value={texts[language]}
          error={isChecked && texts[language].trim() === '' ? t('missing') : ''}
          onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [language]: value })}
        />
      ))}
      <DetailsFields details={details} isEvaluation={isEvaluation} onChange={setDetails} />
    </FormDialog>
  )
}
