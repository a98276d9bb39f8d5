// Lints a GitHub workflow: reports keys that GitHub does not know, and references to jobs, steps, outputs, matrix values
// and workflows that do not exist. A workflow with such an error fails only when it runs on GitHub.
import { existsSync } from 'node:fs';

type Fields = Record<string, unknown>;
interface Step extends Fields {
  id?: string;
  env?: Fields;
}
interface Job extends Fields {
  needs?: string | string[];
  outputs?: Fields;
  steps?: Step[];
  strategy?: { matrix?: Fields };
  uses?: string;
}
export interface Workflow extends Fields {
  jobs: Record<string, Job>;
}

const WORKFLOW_KEYS = ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'];
const JOB_KEYS = [
  ...[
    'name',
    'permissions',
    'needs',
    'if',
    'runs-on',
    'environment',
    'concurrency',
    'outputs',
    'env',
    'defaults',
  ],
  ...['steps', 'timeout-minutes', 'strategy', 'continue-on-error', 'container', 'services', 'uses', 'with'],
  'secrets',
];
const STEP_KEYS = [
  ...['id', 'if', 'name', 'uses', 'run', 'working-directory', 'shell', 'with', 'env', 'continue-on-error'],
  'timeout-minutes',
];
/** Contexts whose values no workflow declares. */
const OTHER_CONTEXTS = ['github', 'runner', 'env', 'vars', 'inputs', 'strategy', 'job'];

/** Returns a sentence for each error. */
export function lintWorkflow(workflow: Workflow): string[] {
  const errors = unknownKeys('the workflow', workflow, WORKFLOW_KEYS);
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const name = `job ${id}`;
    errors.push(...unknownKeys(name, job, JOB_KEYS));
    for (const other of neededJobs(job))
      if (!workflow.jobs[other]) errors.push(`${name} needs the job ${other}, which does not exist`);
    if (Boolean(job.uses) === Boolean(job.steps)) errors.push(`${name} must have either steps or uses`);
    if (job.steps && !job['runs-on']) errors.push(`${name} has no runs-on`);
    if (job.uses?.startsWith('./') && !existsSync(job.uses))
      errors.push(`${name} uses ${job.uses}, no such file`);
    for (const [at, step] of (job.steps ?? []).entries()) {
      const stepName = `step ${at + 1} of ${name}`;
      errors.push(...unknownKeys(stepName, step, STEP_KEYS));
      if (Boolean(step.uses) === Boolean(step.run)) errors.push(`${stepName} must have either run or uses`);
    }
    for (const expression of expressionsIn(job))
      errors.push(...wrongReferences(expression, workflow, job).map((what) => `${name}: ${what}`));
  }
  return errors;
}

const unknownKeys = (name: string, fields: Fields, known: readonly string[]): string[] =>
  Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => `${name} has the unknown key ${key}`);

const neededJobs = ({ needs = [] }: Job): string[] => (typeof needs === 'string' ? [needs] : needs);

/** Returns the expressions (`${{ … }}`) in all texts of a value. */
const expressionsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\$\{\{(.*?)\}\}/g)].map(([, text = '']) => text);

function wrongReferences(expression: string, workflow: Workflow, job: Job): string[] {
  const references = [...expression.replace(/'[^']*'/g, '').matchAll(/([a-z]+)((?:\.[\w-]+)+)/g)];
  return references.flatMap(([reference, context = '', path = '']) => {
    const [, first = '', , last = ''] = path.split('.');
    const exists =
      OTHER_CONTEXTS.includes(context) ||
      (context === 'matrix' && job.strategy?.matrix?.[first] !== undefined) ||
      (context === 'steps' && (job.steps ?? []).some(({ id }) => id === first)) ||
      (context === 'needs' &&
        neededJobs(job).includes(first) &&
        workflow.jobs[first]?.outputs?.[last] !== undefined);
    return exists ? [] : [`${reference} does not exist`];
  });
}
