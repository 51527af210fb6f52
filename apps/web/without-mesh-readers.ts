import type { Plugin } from 'vite'

const MESH_READERS = /^@kitware\/vtk\.js\/IO\//
const NOTHING = '\0no-mesh-reader'

/** Removes the mesh readers, which DICOM viewing never uses and which would load an XML library that needs Node modules. */
export function withoutMeshReaders(): Plugin {
  return {
    name: 'without-mesh-readers',
    enforce: 'pre',
    resolveId: (source) => (MESH_READERS.test(source) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export default {}' : undefined),
  }
}
