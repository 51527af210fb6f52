import type { SearchOf } from '@systole/contract/pages'

/** A part of the case page, as in its address. */
export type CaseTab = NonNullable<SearchOf<'officeCase'>['tab']>
