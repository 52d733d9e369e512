import { shellConfig } from '../build/rsbuild';

export default shellConfig();
