import { useState } from 'react'

/**
 * Offers a revision that another frame has saved, without changing what is shown by itself. A page without a revision in its address
 * shows the newest.
 */
export function useNewerRevision(address: { patch_revision?: string | undefined }) {
  const [revision, setRevision] = useState(address.patch_revision)
  const [newer, setNewer] = useState<string>()
  return {
    revision,
    newer: newer !== undefined && newer !== revision,
    onSaved: setNewer,
    showNewer: () => setRevision(newer),
  }
}
