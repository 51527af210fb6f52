import { styled } from '@mui/material/styles'
import type { StaffPermissions } from '@systole/contract/accounts/staff-permissions'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../../shell/person.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PersonName } from '../../../ui/display/person-name.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { QueryTable } from '../../../ui/table/query-table.tsx'
import { PermissionDialog } from './permission-dialog.tsx'
import { staffPermissionsQuery } from './permissions.queries.ts'
import { useRightWords } from './use-right-words.ts'

const Address = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  overflowWrap: 'anywhere',
}))
const Rights = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& b': { fontWeight: 600, color: (theme.vars ?? theme).palette.ink.strong },
}))

/** Lists the staff who need a permission, with their rights in each service. */
export function PermissionTable() {
  const { t } = useTranslation('directory')
  const query = useQuery(staffPermissionsQuery)
  const [changed, setChanged] = useState<StaffPermissions>()
  const columns = useColumns(setChanged)
  return (
    <>
      <QueryTable
        query={query}
        rowsOf={(staff) => staff}
        caption={t('permissions.caption')}
        columns={columns}
        rowKey={({ uid }) => uid}
        empty={undefined}
        skeleton={{ rows: 6 }}
      />
      {changed && <PermissionDialog person={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}

function useColumns(onChange: (person: StaffPermissions) => void): Column<StaffPermissions>[] {
  const { t } = useTranslation(['directory', 'shell'])
  return [
    {
      id: 'name',
      header: t('permissions.columns.name'),
      card: 'title',
      cell: ({ uid, name, email }) => (
        <>
          <AppLink href={paths.accounts({ id: uid })}>
            <PersonName name={name} asides={[]} />
          </AppLink>
          <Address>{email}</Address>
        </>
      ),
    },
    {
      id: 'role',
      header: t('permissions.columns.role'),
      card: 'meta',
      cell: ({ user_type }) => t(`shell:userTypes.${userTypeKey[user_type]}`),
    },
    {
      id: 'rights',
      header: t('permissions.columns.rights'),
      card: 'foot',
      cell: (person) => <RightList person={person} />,
    },
    {
      id: 'actions',
      header: t('permissions.columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (person) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onChange(person)}
          aria-label={t('permissions.changeOf', { name: person.name })}
        >
          {t('permissions.change')}
        </Button>
      ),
    },
  ]
}

function RightList({ person: { services } }: { person: StaffPermissions }) {
  const { t } = useTranslation('directory')
  const { serviceName, rightNames } = useRightWords()
  if (services.length === 0)
    return (
      <ToneChip tone="warn" icon={ShieldAlert}>
        {t('permissions.none')}
      </ToneChip>
    )
  return (
    <Rights>
      {services.map(({ serviceId, rights }) => (
        <li key={serviceId}>
          <b>{serviceName(serviceId)}</b> {rightNames(rights)}
        </li>
      ))}
    </Rights>
  )
}
