import {
  PERMITTED_TESTS,
  REPORT_RIGHTS,
  RIGHTS,
  TEST_RIGHTS,
} from '@systole/domain/access/permissions'
import { SERVICE_IDS } from '@systole/domain/services/service-id'
import { z } from 'zod'

export const WireService = z.enum(SERVICE_IDS)
export const WireRight = z.enum(RIGHTS)

const flags = <const Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names), z.boolean())

/** Permissions by type and subtype; an absent flag is false. SPEC E6. */
export const WirePermissions = z.object({
  etest: z
    .partialRecord(
      WireService,
      z.object({
        report: flags(REPORT_RIGHTS).optional(),
        tests: z.partialRecord(z.enum(PERMITTED_TESTS), flags(TEST_RIGHTS)).optional(),
      }),
    )
    .optional(),
})
