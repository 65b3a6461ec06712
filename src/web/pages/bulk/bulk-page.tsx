import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { BulkHome } from "./home/bulk-home.tsx"
import { JobView } from "./job/job-view.tsx"
import { NewJob } from "./new-job/new-job.tsx"

const jobAddress = /^\/bulk\/([^/]+)\/?$/

/** All jobs and the button for a new one, or the job in the address. */
export function BulkPage() {
  const [path, navigate] = useLocation()
  const [file, setFile] = useState<File | null>(null)
  const jobId = jobAddress.exec(path)?.[1]
  useEffect(() => {
    if (jobId !== undefined) setFile(null)
  }, [jobId])
  if (jobId !== undefined) return <JobView key={jobId} jobId={decodeURIComponent(jobId)} />
  if (file === null) return <BulkHome onFile={setFile} />
  return (
    <NewJob
      key={`${file.name} ${file.lastModified} ${file.size}`}
      file={file}
      onLeave={() => setFile(null)}
      onFile={setFile}
      onStarted={(id) => navigate(`/bulk/${encodeURIComponent(id)}`)}
    />
  )
}
