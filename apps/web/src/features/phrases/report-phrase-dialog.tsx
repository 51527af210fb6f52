import {
  PHRASE_BODY_MAX,
  PHRASE_LABEL_MAX,
  type PhraseLanguage,
  PhraseSection,
} from '@systole/domain/phrases/phrase'
import { htmlLang } from '@systole/i18n/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type PhraseForm, savePhrase } from './change-phrases.ts'
import { readPlace, usePlaces } from './use-places.ts'

/** Adds a phrase, or changes one based on the version that was read. */
export function ReportPhraseDialog(props: {
  start: PhraseForm
  language: PhraseLanguage
  own: boolean
  onClose: () => void
}) {
  const { start, language, own, onClose } = props
  const { t } = useTranslation(['phrases', 'reading'])
  const places = usePlaces()
  const [form, setForm] = useState(start)
  const [isChecked, check] = useState(false)
  const saving = useAction({
    run: () => savePhrase(form, { language, own }),
    done: t('saved', { label: form.label.trim() }),
    onDone: onClose,
  })
  const lacks = (name: 'label' | 'body') =>
    isChecked && form[name].trim() === '' ? t('missing') : ''
  const save = () => {
    check(true)
    if (form.label.trim() !== '' && form.body.trim() !== '') saving.start()
  }
  return (
    <FormDialog
      title={t(start.phid ? 'editTitle' : 'addTitle')}
      onClose={onClose}
      dismiss={{ x: true }}
      submitLabel={t('save')}
      action={saving}
      failureLead={t('notSaved')}
      onSubmit={save}
    >
      <div style={{ display: 'grid', gap: 18 }} lang={htmlLang[language]}>
        <TextField
          label={t('label')}
          hint={t('labelHint')}
          maxLength={PHRASE_LABEL_MAX}
          value={form.label}
          error={lacks('label')}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, label: value })}
        />
        <TextField
          multiline
          rows={5}
          label={t('body')}
          maxLength={PHRASE_BODY_MAX}
          value={form.body}
          error={lacks('body')}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, body: value })}
        />
        <SelectField
          label={t('section')}
          value={form.section}
          options={PhraseSection.options.map((value) => ({
            value,
            label: t(`reading:phrases.section.${value}`),
          }))}
          onChange={({ target: { value } }) =>
            setForm({ ...form, section: PhraseSection.parse(value) })
          }
        />
        <SelectField
          label={t('for')}
          hint={t('forHint')}
          value={form.question || form.mode}
          options={places}
          onChange={({ target: { value } }) => setForm({ ...form, ...readPlace(value) })}
        />
      </div>
    </FormDialog>
  )
}
