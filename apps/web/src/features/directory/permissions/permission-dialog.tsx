import type { StaffPermissions } from '@systole/contract/accounts/staff-permissions'
import type { Right } from '@systole/domain/access/permissions'
import { SERVICE_IDS, type ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { ChoiceFrame } from '../../../ui/form/choice-frame.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { setStaffPermissions } from './permissions.queries.ts'
import { useRightWords } from './use-right-words.ts'

/** Sets the rights of a person in each service. */
export function PermissionDialog(props: { person: StaffPermissions; onClose: () => void }) {
  const { person, onClose } = props
  const { uid, name } = person
  const { t } = useTranslation('directory')
  const words = useRightWords()
  const legendId = useId()
  const [subtype, setSubtype] = useState<ServiceId>('econsult')
  const [seen] = useState(person)
  const [changed, setChanged] = useState<Partial<Record<ServiceId, readonly Right[]>>>({})
  const rights = changed[subtype] ?? rightsOf(seen, subtype)
  const offered = allServices()
  const work = useAction({
    run: async () => {
      for (const service of SERVICE_IDS) {
        const next = changed[service]
        if (!next) continue
        await setStaffPermissions({
          uid,
          subtype: service,
          rights: next,
          seen: rightsOf(seen, service),
        })
      }
    },
    done: t('permissions.dialog.saved', { name }),
    onDone: onClose,
  })
  const toggle = (right: Right, has: boolean) => {
    const others = rights.filter((each) => each !== right)
    setChanged({ ...changed, [subtype]: has ? [...others, right] : others })
  }
  return (
    <FormDialog
      title={t('permissions.dialog.title', { name })}
      onClose={onClose}
      isTouched={Object.keys(changed).length > 0}
      submitLabel={t('permissions.dialog.save')}
      busyLabel={t('permissions.dialog.saving')}
      action={work}
      onSubmit={work.start}
    >
      {offered.length > 1 && (
        <SelectField
          label={t('permissions.dialog.service')}
          value={subtype}
          options={offered.map(({ id }) => ({ value: id, label: words.serviceName(id) }))}
          onChange={({ target }) =>
            setSubtype(offered.find(({ id }) => id === target.value)?.id ?? subtype)
          }
        />
      )}
      <ChoiceFrame
        id={legendId}
        label={words.serviceName(subtype)}
        hint={t('permissions.dialog.noRight', { name })}
      >
        {offered
          .find(({ id }) => id === subtype)
          ?.rights.map((right) => (
            <CheckboxField
              key={right}
              label={words.rightName(right)}
              checked={rights.includes(right)}
              onChange={(has) => toggle(right, has)}
            />
          ))}
      </ChoiceFrame>
    </FormDialog>
  )
}

function rightsOf({ services }: StaffPermissions, service: ServiceId): readonly Right[] {
  return services.find(({ subtype }) => subtype === service)?.rights ?? []
}
