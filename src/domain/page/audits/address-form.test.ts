import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { addressForm } from "./address-form.ts"

auditTable(addressForm, {
  pass: [
    pageOf(""),
    [pageOf(""), { url: `https://shop.example/${"a".repeat(94)}` }],
    [pageOf(""), { url: "https://shop.example/?a=1&b=2" }],
  ],
  fail: [
    [pageOf(""), { url: `https://shop.example/${"a".repeat(95)}` }],
    [pageOf(""), { url: "https://shop.example/Oak" }],
    [pageOf(""), { url: "https://shop.example/oak_table" }],
    [pageOf(""), { url: "https://shop.example/a//b" }],
    [pageOf(""), { url: "https://shop.example/a/b/a" }],
    [pageOf(""), { url: "https://shop.example/?a=1&b=2&c=3" }],
  ],
})
