import type { GitState } from '#studio/api.ts'

import { type Destination, branchOf } from './destination.ts'

import fields from '#studio/ui/field.module.css'
import styles from './publish.module.css'

interface Props {
  readonly git: GitState
  /** git is at a commit that no branch is at, so there is nothing to go straight to. */
  readonly isDetached: boolean
  readonly value: Destination
  readonly onChange: (change: Partial<Destination>) => void
}

/** Where it goes, in plain words; git's stand small beside them, for who knows those. */
export function DestinationFields({ git, isDetached, value, onChange }: Props) {
  const { isProposal, name, send } = value
  return (
    <fieldset className={styles.where}>
      <legend>Where it goes</legend>
      {isDetached ? (
        <p>
          You have an older version of the site open, so this goes out as a proposal.{' '}
          <small>No branch is checked out</small>
        </p>
      ) : (
        <>
          <label>
            <input
              type="radio"
              name="branch"
              checked={!isProposal}
              onChange={() => onChange({ isProposal: false })}
            />
            Straight away
            <small>{`to the branch ${git.branch}`}</small>
          </label>
          <label>
            <input
              type="radio"
              name="branch"
              checked={isProposal}
              onChange={() => onChange({ isProposal: true })}
            />
            As a proposal, for someone to look at first
            <small>on a branch of its own</small>
          </label>
        </>
      )}
      {isProposal ? (
        <div className={fields.field}>
          <label htmlFor="proposal">Name of the proposal</label>
          <input
            id="proposal"
            value={name}
            placeholder="Autumn menu"
            onChange={({ target }) => onChange({ name: target.value })}
          />
          {name.trim() === '' ? null : <small>{`the branch ${branchOf(name)}`}</small>}
        </div>
      ) : null}
      {git.remote === null ? null : (
        <label>
          <input
            type="checkbox"
            checked={send}
            onChange={({ target }) => onChange({ send: target.checked })}
          />
          Send it, so everyone else gets it
          <small>{`push to ${git.remote}`}</small>
        </label>
      )}
    </fieldset>
  )
}
