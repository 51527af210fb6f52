import type { ServiceTerms } from '@systole/contract/office/service-terms'
import {
  refuseTerms,
  SHORTEST_PROMISE,
  type TermsRefusal,
} from '@systole/domain/services/refuse-terms'
import { readDecimal } from '@systole/domain/text/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ServiceChanges } from './service-changes.tsx'
import { setServiceTerms, type Terms } from './services.queries.ts'

type Typed = { isOffered: boolean; minutes: string; reason: string }
type Faults = { terms?: TermsRefusal | undefined; reason?: boolean }

/** Sets whether a service is offered and its promise, with a reason; earlier changes are below. */
export function ServiceDialog(props: {
  service: ServiceTerms
  services: readonly ServiceTerms[]
  onClose: () => void
}) {
  const { services, onClose } = props
  const [seen] = useState(props.service)
  const { t } = useTranslation(['directory', 'common'])
  const name = t(`common:services.${seen.serviceId}`)
  const before = { isOffered: seen.is_offered, minutes: String(seen.promise_minutes), reason: '' }
  const [typed, setTyped] = useState<Typed>(before)
  const [faults, setFaults] = useState<Faults>({})
  const saving = useAction({
    run: setServiceTerms,
    done: t('services.dialog.saved', { service: name }),
    onDone: onClose,
  })
  const save = () => {
    const terms = readTerms(typed)
    const found = faultsOf(typed, { terms, seen, services })
    setFaults(found)
    if (found.terms || found.reason) return
    saving.start({ serviceId: seen.serviceId, terms, reason: typed.reason.trim(), seen })
  }
  return (
    <FormDialog
      title={t('services.dialog.title', { service: name })}
      submitLabel={t('services.dialog.save')}
      busyLabel={t('services.dialog.saving')}
      action={saving}
      isTouched={JSON.stringify(typed) !== JSON.stringify(before)}
      byButtonOnly
      below={<ServiceChanges changes={seen.changes} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TermsFields {...{ seen, typed, faults }} onChange={setTyped} />
    </FormDialog>
  )
}

function TermsFields(props: {
  seen: ServiceTerms
  typed: Typed
  faults: Faults
  onChange: (typed: Typed) => void
}) {
  const { seen, typed, faults, onChange } = props
  const { t } = useTranslation(['directory', 'common'])
  const format = useFormat()
  const { promise_minutes: minutes } = readTerms(typed)
  const promised = Number.isSafeInteger(minutes) && minutes > 0 ? format.duration(minutes) : ''
  const limits = { least: SHORTEST_PROMISE, most: seen.stated_minutes }
  const ofPromise = faults.terms === 'lastOffered' ? undefined : faults.terms
  return (
    <>
      <CheckboxField
        label={t('services.dialog.offer')}
        checked={typed.isOffered}
        onChange={(isOffered) => onChange({ ...typed, isOffered })}
      />
      {!typed.isOffered && (
        <Notice tone={faults.terms === 'lastOffered' ? 'danger' : 'info'} announce>
          {t(`services.dialog.${faults.terms === 'lastOffered' ? 'lastOffered' : 'withdrawn'}`)}
        </Notice>
      )}
      <TextField
        label={t('services.dialog.promise')}
        hint={
          promised
            ? t('services.dialog.promiseHint', { time: promised })
            : t('services.dialog.promiseScope')
        }
        unit={t('services.dialog.minutes')}
        inputMode="numeric"
        value={typed.minutes}
        error={ofPromise ? t(`services.refusal.${ofPromise}`, limits) : undefined}
        onChange={(event) => onChange({ ...typed, minutes: event.target.value })}
      />
      <TextField
        label={t('services.dialog.reason')}
        hint={t('services.dialog.reasonHint')}
        maxLength={500}
        value={typed.reason}
        error={faults.reason ? t('services.dialog.reasonMissing') : undefined}
        onChange={(event) => onChange({ ...typed, reason: event.target.value })}
      />
    </>
  )
}

/** Returns the typed terms; a promise that is no number is NaN, which the rule refuses. */
function readTerms({ isOffered, minutes }: Typed): Terms {
  const read = readDecimal(minutes.replaceAll(',', ''))
  return { is_offered: isOffered, promise_minutes: typeof read === 'number' ? read : Number.NaN }
}

function faultsOf(
  { reason }: Typed,
  around: { terms: Terms; seen: ServiceTerms; services: readonly ServiceTerms[] },
): Faults {
  const { terms, seen, services } = around
  const others = services.filter(({ serviceId }) => serviceId !== seen.serviceId)
  return {
    terms: refuseTerms(domainTerms(terms), {
      service: { promiseMinutes: seen.stated_minutes },
      others: others.map(domainTerms),
    }),
    reason: reason.trim() === '',
  }
}

function domainTerms({ is_offered: isOffered, promise_minutes: promiseMinutes }: Terms) {
  return { isOffered, promiseMinutes }
}
