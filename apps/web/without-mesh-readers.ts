import type { Plugin } from 'vite'

const MESH_READERS = /^@kitware\/vtk\.js\/IO\//
const NOTHING = '\0no-mesh-reader'

/**
 * Removes the mesh readers, which DICOM viewing never uses. It stays because Cornerstone imports them unconditionally, and they
 * load an XML library that needs Node modules. `required`: the build fails if nothing imports them.
 */
export function withoutMeshReaders({ required }: { required: boolean }): Plugin {
  let found = false
  return {
    name: 'without-mesh-readers',
    enforce: 'pre',
    resolveId(source) {
      if (!MESH_READERS.test(source)) return
      found = true
      return NOTHING
    },
    load: (id) => (id === NOTHING ? 'export default {}' : undefined),
    generateBundle() {
      if (required && !found)
        this.error('No module imports mesh readers any more: remove this plugin')
    },
  }
}
