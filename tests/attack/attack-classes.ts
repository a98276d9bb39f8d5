// Lists all classes of simulated attacks on the site, in the order of the table in docs/attacks.md.
import { ENVIRONMENT_ATTACKS } from './environment-attacks';
import { INPUT_ATTACKS } from './input-attacks';
import type { AttackClass } from './run-attacks';
import { SERVER_ATTACKS } from './server-attacks';

export const ATTACK_CLASSES: AttackClass[] = [...INPUT_ATTACKS, ...ENVIRONMENT_ATTACKS, ...SERVER_ATTACKS];
