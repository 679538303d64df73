import '../../jest/component-setup';
import '../../jest/setup';
