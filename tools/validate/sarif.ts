import type { Finding } from '#engine/finding.ts'

/**
 * The findings as a SARIF 2.1.0 log, for code scanning and for editors that show such logs. Columns
 * count UTF-16 units, as ours do. The fingerprint keeps a finding the same one when lines above it
 * come and go.
 *
 * Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReport(findings: readonly Finding[]): string {
  const codes = [...new Set(findings.map(({ code }) => code))].toSorted()
  return JSON.stringify(
    {
      version: '2.1.0',
      $schema:
        'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      runs: [
        {
          tool: { driver: { name: 'Sandwichboard', rules: codes.map((id) => ({ id })) } },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: { ROOT: { description: { text: 'The folder of package.json.' } } },
          results: findings.map((finding) => ({
            ruleId: finding.code,
            ruleIndex: codes.indexOf(finding.code),
            level: finding.severity,
            message: { text: message(finding) },
            locations: [location(finding, finding)],
            ...(finding.related
              ? {
                  relatedLocations: finding.related.map((spot, id) => ({
                    id,
                    ...location(spot, { ...spot, endLine: spot.line, endColumn: spot.column }),
                    message: { text: spot.message },
                  })),
                }
              : {}),
            partialFingerprints: {
              'place/v1': `${finding.code}:${finding.file}#${finding.pointer}`,
            },
          })),
        },
      ],
    },
    null,
    2,
  )
}

function message({ where, problem, remedy }: Finding): string {
  return `${where ? `${where}: ` : ''}${problem} ${remedy}`
}

type Region = Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn'>

function location(
  { file }: { file: string },
  { line, column, endLine, endColumn }: Region,
): object {
  return {
    physicalLocation: {
      artifactLocation: {
        uri: file.split('/').map(encodeURIComponent).join('/'),
        uriBaseId: 'ROOT',
      },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  }
}
