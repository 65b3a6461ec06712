import { readRows } from "./row.ts"

/** Kitchen, table, living, bed and bath. */
export const home = readRows(`
mug: cup, coffee cup, tea cup | drinkware, coffee lover gift, kitchen ceramics, hot drinks
`)
