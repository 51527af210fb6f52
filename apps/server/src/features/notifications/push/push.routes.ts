import { contract } from '@systole/contract/contract'
import type { Serve } from '../../../http/serve.ts'
import { addPushDevice, removePushDevice, testPushDevice } from './change-push-devices.ts'
import { queryPushDevices } from './query-push-devices.ts'
import { setQuietHours } from './set-quiet-hours.ts'

export function pushRoutes(serve: Serve) {
  serve.call(contract.pushDevices.queryPushDevices, queryPushDevices)
  serve.call(contract.pushDevices.addPushDevice, addPushDevice)
  serve.call(contract.pushDevices.removePushDevice, removePushDevice)
  serve.call(contract.pushDevices.testPushDevice, testPushDevice)
  serve.call(contract.pushDevices.setQuietHours, setQuietHours)
}
