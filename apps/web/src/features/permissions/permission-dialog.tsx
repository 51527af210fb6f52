import type { StaffPermissions } from '@systole/contract/accounts/staff-permissions'
import type { Right } from '@systole/domain/access/permissions'
import { SERVICE_IDS, type ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { TaskDialog } from '../../ui/dialog/task-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { ChoiceFrame } from '../../ui/form/choice-frame.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Fields } from '../../ui/layout/settings-section.tsx'
import { setStaffPermissions } from './permissions.queries.ts'
import { useRightWords } from './use-right-words.ts'

/** Sets the rights of a person in each service. */
export function PermissionDialog(props: { person: StaffPermissions; onClose: () => void }) {
  const { person, onClose } = props
  const { uid, name } = person
  const { t } = useTranslation('directory')
  const words = useRightWords()
  const toast = useToast()
  const legendId = useId()
  const [subtype, setSubtype] = useState<ServiceId>('econsult')
  const [seen] = useState(person)
  const [changed, setChanged] = useState<Partial<Record<ServiceId, readonly Right[]>>>({})
  const rights = changed[subtype] ?? rightsOf(seen, subtype)
  const offered = allServices()
  const work = useMutation({
    mutationFn: async () => {
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
    onSuccess: () => {
      toast.show(t('permissions.dialog.saved', { name }), 'success')
      onClose()
    },
  })
  const toggle = (right: Right, has: boolean) => {
    const others = rights.filter((each) => each !== right)
    setChanged({ ...changed, [subtype]: has ? [...others, right] : others })
  }
  return (
    <TaskDialog
      open
      title={t('permissions.dialog.title', { name })}
      onClose={onClose}
      dismiss={{ escape: Object.keys(changed).length === 0 }}
      task={{
        label: t(work.isPending ? 'permissions.dialog.saving' : 'permissions.dialog.save'),
        isBusy: work.isPending,
        run: () => work.mutate(),
      }}
    >
      <Fields>
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
        {work.isError && <FailureNotice error={work.error} />}
      </Fields>
    </TaskDialog>
  )
}

function rightsOf({ services }: StaffPermissions, service: ServiceId): readonly Right[] {
  return services.find(({ subtype }) => subtype === service)?.rights ?? []
}
