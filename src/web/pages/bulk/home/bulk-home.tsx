import { useId } from "react"
import { maxBulkRows } from "../../../../domain/bulk/limits.ts"
import { FileDrop } from "../../../parts/fields/file-drop.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { maxFileMegabytes } from "../reading/file-problem.ts"
import { number } from "../say-job.ts"
import { acceptedFiles } from "./accepted-files.ts"
import { JobList } from "./job-list.tsx"
import { SampleFiles } from "./sample-files.tsx"

export function BulkHome({ onFile }: { onFile: (file: File) => void }) {
  const uploadId = useId()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl">Bulk</h1>
        <p className="mt-1 max-w-line text-ink-soft">
          Texts for a whole catalog: upload a file, review what was written, and take it back into your shop.
        </p>
      </div>
      <Card as="section" labelledBy={uploadId}>
        <CardHead id={uploadId} title="New job" text="Up to 10,000 products from one file." />
        <div className="flex flex-col gap-4">
          <FileDrop
            label="Choose a file, or drop it here"
            help={`CSV, tab-separated text or XLSX, up to ${number(maxBulkRows)} products and ${maxFileMegabytes} MB. Exports of Shopify, Etsy, eBay and Amazon are read as they are.`}
            accept={acceptedFiles}
            onFile={onFile}
          />
          <SampleFiles />
        </div>
      </Card>
      <JobList />
    </div>
  )
}
