import { auditTable } from "../../../../test/audit-table.ts"
import { pageLanguage } from "./page-language.ts"

auditTable(pageLanguage, {
  pass: ['<html lang="en">', '<html lang="pt-BR">', '<html xml:lang="de">'],
  fail: ["<html>", '<html lang="">', '<html lang="english">', '<html lang="xx">'],
})
