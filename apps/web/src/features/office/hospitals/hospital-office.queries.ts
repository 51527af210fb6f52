import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

const KEY = ['office hospitals']

/** Queries the hospitals whose name, email or distributor holds each word, in one country if it is given. */
export const officeHospitalsQuery = ({ find, country }: { find: string; country: string }) =>
  queryOptions({
    queryKey: [...KEY, find, country],
    queryFn: () =>
      orThrow(
        client.hospitals.queryOfficeHospitals({
          ...(find && { find }),
          ...(country && { country }),
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** Queries one hospital; null if there is none of this id. */
export const officeHospitalQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', hospitalId],
    queryFn: async () => {
      const found = await orThrow(
        client.hospitals.queryOfficeHospitals({ hospital_id: hospitalId }),
      )
      return found.hospitals[0] ?? null
    },
  })

export const hospitalChangesQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: [...KEY, 'changes', hospitalId],
    queryFn: async () =>
      (await orThrow(client.hospitals.queryHospitalChanges({ hospital_id: hospitalId }))).changes,
  })

export const peopleOfHospitalQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: [...KEY, 'people', hospitalId],
    queryFn: async () =>
      (await orThrow(client.hospitals.queryHospitalStaff({ hospital_id: hospitalId }))).staff,
  })

export const officeHospitalsKey = KEY
