import { fileStorageSuite } from '../testing/file-storage-suite.ts'
import { diskFileStorage } from './disk-file-storage.ts'

fileStorageSuite('disk', async (folder) => diskFileStorage(folder))
