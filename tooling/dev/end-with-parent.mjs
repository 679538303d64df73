/** Imported first by a process that must not outlive the one that started it. */
import { endWithParent } from '../run-command.mjs';

endWithParent();
