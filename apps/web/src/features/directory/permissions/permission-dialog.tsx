import type { StaffPermissions } from '@systole/contract/accounts/staff-permissions'
import type { Right } from '@systole/domain/access/permissions'
import { SERVICE_IDS, type ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { ChoiceFrame } from '../../../ui/form/choice-frame.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { setStaffPermissions, staffPermissionsQuery } from './permissions.queries.ts'
import { useRightWords } from './use-right-words.ts'

/** Sets the rights of a person in each service. */
export function PermissionDialog(props: { person: StaffPermissions; onClose: () => void }) {
  const { person, onClose } = props
  const { uid, name } = person
  const { t } = useTranslation('directory')
  const words = useRightWords()
  const legendId = useId()
  const [serviceId, setSubtype] = useState<ServiceId>('econsult')
  const [seen] = useState(person)
  const [changed, setChanged] = useState<Partial<Record<ServiceId, readonly Right[]>>>({})
  const rights = changed[serviceId] ?? rightsOf(seen, serviceId)
  const offered = allServices()
  const work = useAction({
    run: async () => {
      for (const service of SERVICE_IDS) {
        const next = changed[service]
        if (!next) continue
        await setStaffPermissions({
          uid,
          serviceId: service,
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
    setChanged({ ...changed, [serviceId]: has ? [...others, right] : others })
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
          value={serviceId}
          options={offered.map(({ id }) => ({ value: id, label: words.serviceName(id) }))}
          onChange={({ target }) =>
            setSubtype(offered.find(({ id }) => id === target.value)?.id ?? serviceId)
          }
        />
      )}
      <ChoiceFrame
        id={legendId}
        label={words.serviceName(serviceId)}
        hint={t('permissions.dialog.noRight', { name })}
      >
        {offered
          .find(({ id }) => id === serviceId)
          ?.rights.map((right) => (
            <CheckboxField
              key={right}
              label={words.rightName(right)}
              checked={rights.includes(right)}
              onChange={(has) => toggle(right, has)}
            />
          ))}
      </ChoiceFrame>
      <LastPersonWarnings person={seen} changed={changed} />
    </FormDialog>
  )
}

function rightsOf({ services }: StaffPermissions, service: ServiceId): readonly Right[] {
  return services.find(({ serviceId }) => serviceId === service)?.rights ?? []
}

type Changed = Partial<Record<ServiceId, readonly Right[]>>

/** Warns before a right is taken from the only person who has it. ROLE-4. */
function LastPersonWarnings({ person, changed }: { person: StaffPermissions; changed: Changed }) {
  const { t } = useTranslation('directory')
  const words = useRightWords()
  const { data: staff = [] } = useQuery(staffPermissionsQuery)
  return lostRights(person, changed, staff).map(({ service, right }) => (
    <Notice key={`${service} ${right}`} tone="warn" announce>
      {t('permissions.dialog.lastPerson', {
        right: words.rightName(right),
        service: words.serviceName(service),
      })}
    </Notice>
  ))
}

/** Returns the rights that this person alone has and loses. */
function lostRights(
  person: StaffPermissions,
  changed: Changed,
  staff: readonly StaffPermissions[],
): { service: ServiceId; right: Right }[] {
  const others = staff.filter(({ uid }) => uid !== person.uid)
  return SERVICE_IDS.flatMap((service) => {
    const next = changed[service]
    if (!next) return []
    return rightsOf(person, service)
      .filter((right) => !right.endsWith('_required') && !next.includes(right))
      .filter((right) => !others.some((other) => rightsOf(other, service).includes(right)))
      .map((right) => ({ service, right }))
  })
}
